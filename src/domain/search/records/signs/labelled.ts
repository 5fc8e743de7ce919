import type { FieldName } from '../field-names.ts';
import { FIELDS } from '../fields.ts';
import { on, type RecordType } from '../query.ts';
import { reading, type Sign } from './sign.ts';

/** What the choices of a record are called where a value stands behind: "source: referral", "status is on hold". */
const OF_JOBS: Partial<Record<FieldName, string>> = {
  employment_type: 'employment(?:[ _]type)?|job type|type',
  location_type: 'location(?:[ _]type)?|workplace|work(?:ing)? (?:arrangement|pattern|style|set-?up)',
  period: 'pay[ _]period',
};
const LABELS: Readonly<Record<RecordType, Partial<Record<FieldName, string>>>> = {
  applications: {
    previous_stage: '(?:previous|prior|last)[ _]stage',
    stage: 'stage',
    source: 'source',
    status: 'job[ _]status',
    ...OF_JOBS,
  },
  jobs: { status: '(?:job[ _])?status', ...OF_JOBS },
  interviews: {
    format: 'format',
    kind: 'kind',
    interview_status: '(?:interview[ _])?status',
    outcome: 'outcome',
    status: 'job[ _]status',
    ...OF_JOBS,
  },
};

const SAID = '(?: ?(?::|=|==)| is| was| are| of| equals| set to)';

/** Signs of a field said with its value as the record declares it, or several. */
export const labelled = (type: RecordType): Sign[] =>
  Object.entries(LABELS[type]).map(([name, label]) => {
    const field = name as FieldName;
    const values = FIELDS[field].values ?? [];
    const written = (value: string): string => value.replaceAll('_', '[ _-]?');
    const any = values.toSorted((one, other) => other.length - one.length).map(written);
    // "At that stage no interview" denies: such a value needs its colon.
    const sure = any.filter((value) => !/^(?:yes|no|maybe)$/.test(value));
    return reading(
      `(?:(?:with|whose|where|of|by|at|on|having) )?(?:(?:the|their|its|an?) )?(?:${label})(?:${SAID} (?:${any.join('|')})|(?: ?[:=]+ ?| )(?:${sure.join('|')}))(?:(?:,| or| and|,? or|/) ?(?:${any.join('|')})(?![\\p{L}]))*(?! (?:or|and) (?:later|further|beyond|above|past|onwards?|up|higher|after)\\b)`,
      ({ 0: said }) => {
        const [, behind = ''] = new RegExp(`(?:${label})(.*)$`, 'is').exec(said) ?? [];
        const found = values.filter((value) =>
          new RegExp(`(?<![\\p{L}])${written(value)}(?![\\p{L}])`, 'iu').test(behind),
        );
        return found.length === 0 ? null : [on(field, { values: found })];
      },
    );
  });
