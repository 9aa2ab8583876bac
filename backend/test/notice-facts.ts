export const facts = {
  machine: 'Crawler Excavator',
  renter: 'Rita Renter',
  owner: 'Olive Owner',
  start_date: '2026-12-14',
  end_date: '2026-12-16',
  year: '2026',
};
