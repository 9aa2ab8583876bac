/** Stands in for the messages of a language the site does not speak. */
export default {};
