/** A form-encoded body or query as Stripe reads it: `metadata[a]=1` nests, numbers in brackets make lists. */
export interface Form {
  [name: string]: string | Form;
}

export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? name;
    let at = form;
    for (const part of path) {
      const inner = at[part];
      at = at[part] = typeof inner === 'object' ? inner : {};
    }
    at[last] = value;
  }
  return form;
}

/** A text field; empty when it is left out. */
export function textOf(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

/** A nested hash of texts, such as `metadata`. */
export function textsOf(form: Form, name: string): Record<string, string> {
  const value = form[name];
  return Object.fromEntries(
    Object.entries(typeof value === 'object' ? value : {}).map(([key, one]) => [key, String(one)]),
  );
}
