/**
 * True while the server has not answered for the values that are typed. An answer that is only read again in the
 * background keeps the button enabled: it would lose the press.
 */
export const isUnanswered = (query: { isLoading: boolean; isPlaceholderData: boolean }): boolean =>
  query.isLoading || query.isPlaceholderData;
