/** Rules without a server, by their unit specs. */
const pure = (folder, only = '**') => ({
  mutate: `${folder}/src/${only}`,
  specs: [`${folder}/src/**/*.spec.ts`],
});

/** Services, through the front door and on SQLite. */
const service = (folder, ...specs) => ({
  mutate: `backend/src/${folder}/**`,
  specs: specs.map((under) => `backend/src/${under}/**/*.spec.ts`),
  share: 0.1,
  isService: true,
});

/** Texts and tables, which are judged where they are used: by the specs of the front door and by recorded exchanges. */
const DATA = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration'];

/** Charges and refunds are made and heard of in one another's specs. */
const MONEY = ['rentals/money', 'rentals/moves', 'payments/charges', 'payments/disputes', 'payments/refunds'];

/** Mutated code, the specs that have to notice, and the share that is tried where the whole takes hours. */
export const areas = {
  money: pure('platform/money'),
  dates: pure('libs/dates'),
  contracts: { ...pure('libs/contracts'), excluded: DATA, share: 0.15 },
  wire: { ...pure('platform/laravel-wire/core', '{rules,validation}/**'), excluded: DATA, share: 0.05 },
  'rentals-money': service('rentals/money', ...MONEY),
  'rentals-moves': service('rentals/moves', ...MONEY),
  payments: service('payments/{charges,refunds}', ...MONEY),
  ledger: service('ledger/posting', 'ledger', ...MONEY),
};
