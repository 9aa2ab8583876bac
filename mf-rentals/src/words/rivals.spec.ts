import { rivalsOf, rivalWords } from './rivals';

const asked = (id: number, start_date: string, end_date: string) => ({ id, start_date, end_date });

it('counts who asks for at least one of the same days', () => {
  const request = asked(1, '2027-04-05', '2027-04-09');
  const waiting = [
    request,
    asked(2, '2027-04-01', '2027-04-04'),
    asked(3, '2027-04-01', '2027-04-05'),
    asked(4, '2027-04-09', '2027-04-12'),
    asked(5, '2027-04-10', '2027-04-12'),
  ];

  expect(rivalsOf(request, waiting).map(({ id }) => id)).toEqual([3, 4]);
});

it('names them', () => {
  expect([rivalWords(1), rivalWords(2)]).toEqual([
    'Another request asks for these days',
    '2 other requests ask for these days',
  ]);
});
