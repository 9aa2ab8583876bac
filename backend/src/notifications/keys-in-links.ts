/** Parameters that make a link a credential: whoever reads it could act as that person. */
const KEY_IN_LINK = /([?&;](?:token|signature)=)[^&\s"'<]+/g;

export const withoutKeys = (text: string): string => text.replace(KEY_IN_LINK, '$1…');
