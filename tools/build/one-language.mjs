import webpack from 'webpack';
import names from './one-language.cjs';

/** Leaves React Aria's words in 30 other languages out of a bundle: the site speaks English. */
export const oneLanguage = () =>
  new webpack.NormalModuleReplacementPlugin(names.OTHER_LANGUAGE, (resource) => {
    resource.request = names.inEnglish(resource.request);
  });
