// Rules of this workspace alone, for oxlint: what may not stand in its code, by selectors of the syntax tree.

/** A rule that refuses what the selectors find. */
const refusing = (message, ...selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

const TRANSACTION =
  'CallExpression[callee.property.name="run"][callee.object.property.name="unitOfWork"] > :function';

/** Texts have spaces; single words may be names. "Logged in as" is the specification’s. */
const STRUCK =
  '(?=.* )(^|[^A-Za-z])(told|somebody|whoever|everybody concerned|by itself|in vain|beforehand|e-mails?|catalogue|licences?|behaviour|refuelling|log(?!ged in as)(ged)? (in|out))([^A-Za-z]|$)';

export default {
  meta: { name: 'yard' },
  rules: {
    /** Rules that take the clock as a parameter must not reach for the machine's. */
    'no-machine-clock': refusing(
      'Take the clock (or `now`) instead.',
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    ),
    /** Injected repositories use a connection of their own: docs/decisions/0040. */
    'only-the-transaction': refusing(
      'In a transaction only `tx`: anything else reads and writes outside it.',
      `${TRANSACTION} MemberExpression[object.type="ThisExpression"][property.name=/^(dataSource|manager)$/]`,
      `${TRANSACTION} CallExpression[callee.object.object.type="ThisExpression"][callee.property.name=/^(findBy|findOne|findOneBy|findOneOrFail|findOneByOrFail|findAndCount|existsBy|countBy|sum|maximum|createQueryBuilder|query)$/]`,
    ),
    'no-undeclared-table': refusing(
      'A provider has its repository injected (@InjectRepository); a plain function takes one, or a manager.',
      'CallExpression[callee.property.name="getRepository"]',
    ),
    /** No wait longer makes a lost act come back, and no pause makes a slow machine ready. */
    'no-waits-by-time': refusing(
      'Wait for what a person would see; a test has the minute that all have.',
      'CallExpression[callee.object.name="jest"][callee.property.name="setTimeout"]',
      'CallExpression[callee.property.name="waitForTimeout"]',
    ),
    /** Texts are plain American English: CONTRIBUTING.md. */
    'plain-words': refusing(
      'Say who does what, in plain American English: CONTRIBUTING.md.',
      'Literal[value=/^(E-mail|Mails|Log (in|out))$/]',
      `:matches(Literal[value=/${STRUCK}/i], TemplateElement[value.raw=/${STRUCK}/i])`,
      `JSXText[value=/${STRUCK}|(^|[^A-Za-z])(cannot|mails)([^A-Za-z]|$)/i]`,
    ),
    /** The words for refused calls are written once, in libs/data (requirements 8.1 to 8.4). */
    'sorted-refusals': refusing(
      'A form has useServerForm; any other call has useAlertedCall, or refusalWords where its words stand in place. What could not be loaded has failureWords.',
      'MemberExpression[property.name="message"]:matches([object.name=/^(e|err|error|failure|reason)$/], [object.property.name="error"])',
    ),
  },
};
