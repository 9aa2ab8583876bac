import { machineType, machineTypeType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import {
  type Answers,
  complaints,
  lateAnswer,
  machineRecord,
  machineTypeRecord,
  openPart,
  page,
  waitFor,
} from '@yard/testing/screen';
import { useState } from 'react';
import { ShownTogether } from './shown-together';

const MACHINE = 'GET /api/machines/17';
const TYPE = 'GET /api/machine_types/3';

/** Asks for a machine, then for its type; for another machine once it is pressed. */
function Parts() {
  const [id, setId] = useState(17);
  const machine = useRecord(machineType, id);
  const type = useRecord(machineTypeType, machine.data?.machine_type_id ?? null);
  return (
    <button type="button" onClick={() => setId(18)}>
      {machine.data?.subject ?? 'No machine'}, {type.data?.name ?? 'no type'}
    </button>
  );
}

const open = (answers: Answers) =>
  openPart(
    <ShownTogether>
      <Parts />
    </ShownTogether>,
    { answers },
  );
const isShown = () => page.getByRole('button', { hidden: true }).closest('[inert]') === null;

it('shows a page once the answers have come, and what they lead to', async () => {
  const late = lateAnswer();
  const { asked, person } = open({ [MACHINE]: machineRecord({ id: 17 }), [TYPE]: late.answer });
  await waitFor(() => expect(asked(TYPE)).toHaveLength(1));
  expect(isShown()).toBe(false);
  expect(page.getByText('Loading')).toBeTruthy();

  late.give(machineTypeRecord());
  await waitFor(() => expect(isShown()).toBe(true));
  await person.click(page.getByRole('button'));
  expect(isShown()).toBe(true);
});

it('waits for no second try', async () => {
  open({ [MACHINE]: { status: 500 } });
  await waitFor(() => expect(isShown()).toBe(true));
  expect(page.getByRole('button').textContent).toBe('No machine, no type');
  complaints.splice(0);
});
