import { addressRecord, deliveryOptionRecord, documentRecord } from '@yard/testing/screen';
import { listOf, machineRecord, quoteRecord } from '@yard/testing/screen';

export const machine = machineRecord({
  id: 17,
  delivery_options: [deliveryOptionRecord({ id: 9, machine_id: 17 })],
});
const home = addressRecord({ id: 28, user_id: 3 });
const site = addressRecord({ id: 29, user_id: 3, line1: '2 Quarry Road' });
export const answersWith = (quote: string) => ({
  'GET /api/machines/17': machine,
  'GET /api/machines/17/availability': { taken: [] },
  'GET /api/addresses': listOf([home, site]),
  'GET /api/documents': listOf([documentRecord()]),
  [quote]: quoteRecord({ delivery_available: true }),
});
