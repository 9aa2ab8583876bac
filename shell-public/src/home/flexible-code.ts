export { FLEXIBLE_WINDOW_MAX, whyNotWithin } from '@yard/contracts/days';
export { flexibleAround, FlexibleDays } from '@yard/ui/flexible-days';
