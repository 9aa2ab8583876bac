import { type AgreementValues, fillPlaceholders } from './placeholders';

const BLANKS: AgreementValues = {
  date: '[date]',
  owner_name: '[owner’s name]',
  owner_phone_number_and_email: '[owner’s phone and email]',
  owner_address: '[owner’s city and state]',
  renter_name: '[renter’s name]',
  renter_address: '[renter’s own address]',
  renter_phone_number_and_email: '[renter’s phone and email]',
  equipment_address: '[city and state where the machine stands]',
  equipment_name: '[machine]',
  start_date: '[first day]',
  end_date: '[last day]',
  amount: '[rental amount]',
  deposit_amount: '[deposit]',
};

/** A text whose placeholders can be read: each one as what will stand there. */
export function withBlanks(content: string): { html: string; hasBlanks: boolean } {
  const html = fillPlaceholders(content, BLANKS);
  return { html, hasBlanks: html !== content };
}
