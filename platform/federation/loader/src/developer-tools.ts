import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

const LIST_OF_FILES = /mf-manifest\.json$/;

/**
 * Lets module federation's extension of Chrome see the remotes (`__FEDERATION__.moduleInfo`) and put another address in
 * place of one. That is a list of files, which shells do not read: the code is beside it.
 */
export const developerTools: ModuleFederationRuntimePlugin = {
  name: 'developer-tools',
  beforeRegisterRemote(args) {
    const { remote } = args;
    if ('entry' in remote) remote.entry = remote.entry.replace(LIST_OF_FILES, 'remoteEntry.js');
    return args;
  },
  registerRemote(args) {
    const { remote, origin } = args;
    if (!('entry' in remote)) return args;
    const { name, entry } = remote;
    const info = globalThis.__FEDERATION__.moduleInfo as Record<string, object>;
    const shell = (info[origin.name] ?? { version: '', remoteEntry: '' }) as { remotesInfo?: object };
    const remotesInfo = { ...shell.remotesInfo, [name]: { matchedVersion: entry } };
    info[origin.name] = { ...shell, remotesInfo };
    info[`${name}:${entry}`] = { version: entry, remoteEntry: entry, globalName: name };
    return args;
  },
};
