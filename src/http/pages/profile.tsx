/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { Period, ReviewedCandidate } from '#src/domain/submissions/index.ts';
import { t } from '../language/text.ts';

type Profile = NonNullable<ReviewedCandidate['profile']>;

/** A candidate's career and qualifications, folded away below the summary. */
export const Career: FC<{ profile: Profile; name: string }> = ({ profile, name }) => {
  const { roles, studies, skills, certifications, languages } = profile;
  if ([roles, studies, skills, certifications, languages].every((part) => part.length === 0)) return null;
  return (
    <details class="more">
      <summary>
        {t('clients.careerAndQualifications')}
        <span class="visually-hidden">{`: ${name}`}</span>
      </summary>
      {roles.length === 0 ? null : (
        <>
          <h3>{t('clients.career')}</h3>
          <ul class="roles">
            {roles.map(({ title, period, did }) => (
              <li>
                <strong>{title}</strong>
                {period === null ? null : <span class="soft small"> {yearsOf(period)}</span>}
                {did === null ? null : <p class="said">{did}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      {studies.length === 0 ? null : (
        <>
          <h3>{t('clients.education')}</h3>
          <ul class="roles">
            {studies.map(({ title, period }) => (
              <li>
                <strong>{title}</strong>
                {period === null ? null : <span class="soft small"> {yearsOf(period)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <Listed title={t('clients.skills')} entries={skills} />
      <Listed title={t('clients.certificates')} entries={certifications} />
      <Listed title={t('clients.languages')} entries={languages} />
    </details>
  );
};

function yearsOf({ from, to, current }: Period): string | null {
  const end = current ? t('clients.now') : to;
  if (from === null || from === end) return end;
  return end === null ? t('clients.fromYear', { from }) : t('clients.fromYearToYear', { from, to: end });
}

const Listed: FC<{ title: string; entries: string[] }> = ({ title, entries }) =>
  entries.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul class="facts">
        {entries.map((entry) => (
          <li>{entry}</li>
        ))}
      </ul>
    </>
  );
