/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { type Language, LanguageField } from '#src/lib/reader-language.ts';
import { t } from '../language/text.ts';

/** Each language as it calls itself, so that its readers find it on any page. */
const CALLED: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** Chooses in which language a person is written to; none leaves it to the browser with which they signed in last. */
export const LanguageChoice: FC<{ id: string; chosen?: Language | null; hint?: string }> = ({
  id,
  chosen = null,
  hint,
}) => (
  <div class="field">
    <label for={id}>{t('people.languageOfMails')}</label>
    {hint === undefined ? null : (
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    <select
      id={id}
      name="preferred_language"
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
    >
      <option value="">{t('people.asTheBrowserAsks')}</option>
      {LanguageField.options.map((language) => (
        <option value={language} lang={language} selected={language === chosen}>
          {CALLED[language]}
        </option>
      ))}
    </select>
  </div>
);

/** The language that was chosen in a form; null where it is left to the browser. */
export const chosenLanguage = (form: URLSearchParams): string | null =>
  form.get('preferred_language') || null;
