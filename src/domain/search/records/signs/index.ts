import { LIVE_STAGES } from '../../../live-elsewhere.ts';
import type { RecordType } from '../query.ts';
import { OWN_OF_APPLICATIONS, SENT, SOURCE_SIGNS, STAGE_OF_THOSE_MET, STAGE_SIGNS } from './applications.ts';
import { MISSED, OF_INTERVIEWS } from './interviews.ts';
import { LOCATIONS, OF_JOBS, OF_THEIR_JOBS, OWN_OF_JOBS } from './jobs.ts';
import { labelled } from './labelled.ts';
import { type Sign, sign } from './sign.ts';

/** What names something a record may be, by the kind of record; the first to match a word has it. */
export const SIGNS: Readonly<Record<RecordType, readonly Sign[]>> = {
  applications: [
    ...labelled('applications'),
    ...OWN_OF_APPLICATIONS,
    ...OF_THEIR_JOBS,
    ...STAGE_SIGNS,
    ...SOURCE_SIGNS,
    ...OF_JOBS,
    ...LOCATIONS,
  ],
  jobs: [...labelled('jobs'), ...OWN_OF_JOBS, ...OF_JOBS],
  interviews: [
    ...labelled('interviews'),
    MISSED,
    ...OF_THEIR_JOBS,
    ...STAGE_OF_THOSE_MET,
    ...OF_INTERVIEWS,
    ...OF_JOBS,
  ],
};

/** What is said of the applications or interviews that belong to a record: "with nobody at offer". */
export const SIGNS_OF_RELATED: Readonly<Record<'applications' | 'interviews', readonly Sign[]>> = {
  applications: [
    SENT,
    sign('stage', LIVE_STAGES, 'in (?:the|our) pipeline'),
    ...STAGE_SIGNS,
    ...SOURCE_SIGNS,
  ],
  interviews: [MISSED, ...OF_INTERVIEWS],
};
