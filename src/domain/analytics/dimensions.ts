/** What figures can be broken down by and filtered on. */
export const DIMENSIONS = [
  'consultant',
  'team',
  'client',
  'job',
  'stage',
  'source',
  'status',
  'employment_type',
  'placement_type',
  'kind',
  'format',
  'outcome',
  'industry',
  'city',
  'country',
  'role',
  'seniority',
  'work_rights',
  'currency',
] as const;
/** A candidate is one of them in questions alone: figures of one person, who is named. */
export type Dimension = (typeof DIMENSIONS)[number] | 'candidate';

/** Dimensions whose values are records; what is shown beside the id is the record's name. */
export const ENTITIES = ['consultant', 'team', 'client', 'job'] as const;
export type Entity = (typeof ENTITIES)[number];

export const isEntity = (dimension: string): dimension is Entity =>
  ENTITIES.some((entity) => entity === dimension);
