import { rentalMoves } from '@yard/contracts/rental-moves';
import { api, inTransaction, rows } from '../../../test/api';
import { rentalScene } from '../../../test/rental-scene';
import { returned } from '../../../test/return-scene';

type Changes = Record<string, unknown>;
interface Tx {
  now: Date;
  update(record: object, changes: Changes): Promise<unknown>;
  manager: { findOneByOrFail(entity: string, where: object): Promise<object> };
}
interface Granted {
  request: object;
  stamp(tx: Tx, changes?: Changes): Promise<void>;
}
type Grant = (tx: Tx, id: number, move: string, asking: object) => Promise<Granted>;

const grant = () => api.exported<Grant>('src/rentals/records/grant', 'grant');

/** Columns that say how a rental, or its return, stands. */
const ALL = [...new Set(Object.values(rentalMoves).flatMap<string>(({ stamps }) => [...stamps]))];
const OF_RETURN = ['changed_at', 'accepted_at', 'contested_at'];
/** Records of their own, and a removal. */
const NO_COLUMNS = ['cancellation', 'machine_return', 'deleted_at'];
const OF_REQUEST = ALL.filter((one) => ![...OF_RETURN, ...NO_COLUMNS].includes(one));

it.each([
  ...OF_REQUEST.map((column) => ['RentalRequest', column] as const),
  ...OF_RETURN.map((column) => ['MachineReturn', column] as const),
])('stamps no %s’s %s without a granted move', async (entity, column) => {
  const { request } = await returned();
  const where = entity === 'RentalRequest' ? { id: request.id } : { rental_request_id: request.id };

  const writing = inTransaction(async (tx: Tx) => {
    const record = await tx.manager.findOneByOrFail(entity, where);
    await tx.update(record, { [column]: tx.now });
  });

  await expect(writing).rejects.toThrow(`Only a granted move stamps ${column}.`);
});

it('writes the stamps of a granted move, and no stamp of another', async () => {
  const { owner, pending } = await rentalScene();
  const { id } = await pending();
  const stamped = (column: string) =>
    inTransaction(async (tx: Tx) => {
      const granted = await grant()(tx, id, 'decline', { actor: owner });
      await granted.stamp(tx, { [column]: tx.now });
    });

  await expect(stamped('approved_at')).rejects.toThrow('The move decline does not stamp approved_at.');
  await stamped('declined_at');

  const [row] = await rows<Changes>('rental_requests');
  expect(row).toMatchObject({ approved_at: null });
  expect(row?.['declined_at']).not.toBeNull();
});

it('lets other changes pass as they are, and no copy of what was granted', async () => {
  const { owner, pending } = await rentalScene();
  const { id } = await pending();
  await inTransaction(async (tx: Tx) => {
    const { request } = await grant()(tx, id, 'approve', { actor: owner });
    await tx.update(request, { details: 'Call first' });
    await expect(tx.update(request, { details: 'No', approved_at: tx.now })).rejects.toThrow('approved_at');
  });
  expect(await rows<Changes>('rental_requests')).toMatchObject([
    { details: 'Call first', approved_at: null },
  ]);
});
