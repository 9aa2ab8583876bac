import { refundableAmount } from './refundable-amount';

const dispute = (status: string, amount = 100_00) => ({ status, amount });

it.each([
  ['all of it', 0, null, 140_00],
  ['what did not go back', 40_00, null, 100_00],
  ['nothing of what a bank took', 0, dispute('needs_response', 140_00), 0],
  ['the part that no bank took', 0, dispute('under_review'), 40_00],
  ['nothing more where a bank took what had gone back', 100_00, dispute('lost'), 0],
  ['all of what a bank gave back', 0, dispute('won'), 140_00],
  ['all of what a bank only asks about', 0, dispute('warning_needs_response'), 140_00],
])('leaves %s', (_, back, taken, left) => {
  expect(refundableAmount({ amount: 140_00, back, dispute: taken })).toBe(left);
});
