// In place of module federation where pages are drawn in Node: the parts of remotes are given, and nothing is loaded.
export function registerRemotes() {}

export function registerPlugins() {}

export function loadRemote(id) {
  return Promise.reject(new Error(`${id} is not loaded on the server`));
}
