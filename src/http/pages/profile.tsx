/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { ReviewedCandidate } from '#src/domain/submissions/index.ts';

type Profile = NonNullable<ReviewedCandidate['profile']>;

/** A candidate's career and qualifications, folded away below the summary. */
export const Career: FC<{ profile: Profile; name: string }> = ({ profile, name }) => {
  const { roles, studies, skills, certifications, languages } = profile;
  if ([roles, studies, skills, certifications, languages].every((part) => part.length === 0)) return null;
  return (
    <details class="more">
      <summary>
        Career and qualifications<span class="visually-hidden">{`: ${name}`}</span>
      </summary>
      {roles.length === 0 ? null : (
        <>
          <h3>Career</h3>
          <ul class="roles">
            {roles.map(({ title, period, did }) => (
              <li>
                <strong>{title}</strong>
                {period === null ? null : <span class="soft small"> {period}</span>}
                {did === null ? null : <p class="said">{did}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      {studies.length === 0 ? null : (
        <>
          <h3>Education</h3>
          <ul class="roles">
            {studies.map(({ title, period }) => (
              <li>
                <strong>{title}</strong>
                {period === null ? null : <span class="soft small"> {period}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <Listed title="Skills" entries={skills} />
      <Listed title="Certificates" entries={certifications} />
      <Listed title="Languages" entries={languages} />
    </details>
  );
};

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
