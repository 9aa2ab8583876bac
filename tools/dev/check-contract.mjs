import { createRequire } from 'node:module';

const backend = createRequire(new URL('../../backend/', import.meta.url));

/**
 * The deployed site's contract for remotes: those of both shells, and the API's paths.
 *
 * @returns null where it does not tell, as a site of an earlier version
 */
export async function deployedContract([publicSite, adminSite]) {
  const read = async (origin, path) => {
    const answer = await fetch(`${origin}${path}`, { headers: { accept: 'application/json' } });
    return answer.ok ? answer.json().catch(() => null) : null;
  };
  const told = await Promise.all([
    read(publicSite.there, '/contract.json'),
    read(adminSite.there, '/contract.json'),
    read(publicSite.there, '/api/docs.json'),
  ]);
  if (told.includes(null)) return null;
  const [ofPublic, ofAdmin, { paths }] = told;
  return {
    shells: { public: { shell: 'shell-public', ...ofPublic }, admin: { shell: 'shell-admin', ...ofAdmin } },
    paths: Object.keys(paths),
  };
}

/** The remote's needs that the site does not meet, in the words of a refused publication there. */
export function unmetThere({ manifest, path }, { shells, paths }) {
  const { unmet } = backend('@kit/federation-registry/contract');
  const { needsOf } = backend('@kit/federation-registry/needs-of');
  const { jsonBelow } = backend('@kit/federation-registry/remote-bundle');
  const sides = Object.keys(shells).filter((side) => manifest[side]);
  return unmet(
    needsOf(manifest, jsonBelow(path)),
    sides.map((side) => shells[side]),
    paths,
  );
}
