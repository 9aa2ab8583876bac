// Loaded into a process of the application (`--require`): its machine's clock is wrong by CLOCK_SHIFT_MS.
const Real = Date;
const shift = Number(process.env.CLOCK_SHIFT_MS);

global.Date = class Date extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(Real.now() + shift);
    else super(...parts);
  }

  static now() {
    return Real.now() + shift;
  }
};
