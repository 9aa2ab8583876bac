import { AGREEMENTS, type AgreementField, type DocumentRecord } from '@yard/contracts';
import { type AgreementFacts, agreementValues, fillPlaceholders } from '@yard/contracts/placeholders';
import { formatMoney } from '@kit/money';

export interface AgreementText {
  field: AgreementField;
  name: string;
  /** Null where nothing is published of the kind. */
  html: string | null;
}

const UNNAMED: Record<AgreementField, string> = {
  agree_to_terms_and_conditions: 'Terms and conditions',
  agree_to_privacy_policy: 'Privacy policy',
  agree_to_insurance_disclaimer: 'Insurance disclaimer',
  agree_to_rental_agreement: 'Rental agreement',
};

/** The texts to agree to, in the request's order, filled in with the facts of the rental known so far. */
export function agreementTexts(
  documents: readonly DocumentRecord[],
  facts: AgreementFacts | null,
  currency: string,
): AgreementText[] {
  const money = (major: number) => formatMoney(major, currency, { exact: true });
  const fields = Object.keys(AGREEMENTS) as AgreementField[];
  return fields.map((field) => {
    const document = documents.find(({ kind }) => kind === AGREEMENTS[field]);
    if (!document) return { field, name: UNNAMED[field], html: null };
    const { name, content } = document;
    return { field, name, html: facts ? fillPlaceholders(content, agreementValues(facts, money)) : content };
  });
}
