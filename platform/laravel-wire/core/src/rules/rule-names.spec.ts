import { ruleDefinitions } from './rule-definitions';
import { databaseRuleNames, ruleNames } from './rule-names';

it('are those of the rules', () => {
  expect([...ruleNames].sort()).toEqual([...ruleDefinitions.keys()].sort());
});

it('tell which rules are not decided at once', () => {
  const asking = [...ruleDefinitions].filter(([, { question }]) => question !== undefined);

  expect([...databaseRuleNames].sort()).toEqual(asking.map(([name]) => name).sort());
});
