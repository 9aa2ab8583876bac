/**
 * Words of React Aria in a language that the site does not speak. Its own validation of dates asks for those of the
 * browser's language, whatever the site says, and throws where there are none: English stands in for all.
 */
const OTHER_LANGUAGE = /^(.*\/)(?!en-US)[a-z]{2}-[A-Z]{2}(\.[cm]js)$/;
const IN_ENGLISH = '$1en-US$2';

module.exports = {
  OTHER_LANGUAGE,
  IN_ENGLISH,
  inEnglish: (request) => request.replace(OTHER_LANGUAGE, IN_ENGLISH),
};
