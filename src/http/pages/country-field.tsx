/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { countries } from '#src/lib/countries.ts';
import { countryCode } from '#src/lib/places.ts';
import { countryText } from '../language/format.ts';
import { t } from '../language/text.ts';
import { Field } from './layout.tsx';

/** The country of an agency, by its name in the language of the page or by its code. */
export const CountryField: FC<{ value?: string | undefined; fault?: string | undefined }> = (shown) => (
  <>
    <Field
      {...shown}
      name="country"
      label={t('signUp.country')}
      hint={t('signUp.suchAsAustraliaGbOr')}
      autocomplete="country-name"
      maxlength={60}
      list="countries"
    />
    <datalist id="countries">
      {codes()
        .map(countryText)
        .sort((a, b) => a.localeCompare(b))
        .map((name) => (
          <option value={name} />
        ))}
    </datalist>
  </>
);

const codes = (): string[] => Object.keys(countries.getAlpha2Codes());

/** The code of a country that somebody wrote as the page calls it, in English or as its code; other text as it is. */
export function countryIn(text: string): string {
  const plain = text.trim().toLowerCase();
  return countryCode(text) ?? codes().find((code) => countryText(code).toLowerCase() === plain) ?? text;
}
