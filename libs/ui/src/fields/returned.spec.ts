import { returned } from './returned';

it.each([
  ['what comes back', ['', '2027-02-03'], '2027-02-03', ['2027-02-03']],
  ['what comes back late', ['', '2027-02-03', ''], '2027-02-03', ['2027-02-03', '']],
  ['what was skipped', ['', '2027-02-03', '2027-02-04'], '2027-02-04', ['2027-02-04']],
  ['what comes from elsewhere', ['', '2027-02-03'], '2027-03-01', ['2027-03-01']],
])('keeps after %s what is still to come', (_what, sent, given, left) => {
  expect(returned(sent, given)).toEqual(left);
});
