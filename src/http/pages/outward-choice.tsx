/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { type Key, t } from '../language/text.ts';

type Outward = 'plan' | 'run' | null;

const CHOICES = [
  {
    value: null,
    label: 'approvals.asUsualAnAssistantShows',
  },
  { value: 'plan', label: 'approvals.alwaysShowAPlanFirst' },
  { value: 'run', label: 'approvals.alwaysDoItAtOnce' },
] as const satisfies readonly { value: Outward; label: Key }[];

/** What was chosen of how outward steps go; null for the usual way, undefined for something else. */
export function readOutward(form: URLSearchParams): Outward | undefined {
  const given = form.get('outward') ?? '';
  if (given === '') return null;
  return CHOICES.find(({ value }) => value === given)?.value;
}

/** The choices, one of them made. */
export const OutwardChoices: FC<{ chosen: Outward; idPrefix?: string }> = ({
  chosen,
  idPrefix = 'outward',
}) => (
  <>
    {CHOICES.map(({ value, label }) => (
      <div class="choice">
        <input
          type="radio"
          id={`${idPrefix}-${value ?? 'usual'}`}
          name="outward"
          value={value ?? ''}
          checked={value === chosen}
        />
        <label for={`${idPrefix}-${value ?? 'usual'}`}>{t(label)}</label>
      </div>
    ))}
  </>
);

/** How outward steps of a connection go, in words. */
export const OUTWARD_WORDS = {
  usual: 'approvals.anAssistantShowsAPlan',
  plan: 'approvals.isAlwaysShownAsA',
  run: 'approvals.isAlwaysDoneAtOnce',
} as const satisfies Record<'plan' | 'run' | 'usual', Key>;
