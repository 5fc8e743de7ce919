/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';

type Outward = 'plan' | 'run' | null;

const CHOICES: readonly { value: Outward; label: string }[] = [
  {
    value: null,
    label: 'As usual: an assistant shows a plan and waits for a yes; other programs do it at once',
  },
  { value: 'plan', label: 'Always show a plan first' },
  { value: 'run', label: 'Always do it at once' },
];

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
        <label for={`${idPrefix}-${value ?? 'usual'}`}>{label}</label>
      </div>
    ))}
  </>
);

/** How outward steps of a connection go, in words. */
export const OUTWARD_WORDS: Record<'plan' | 'run' | 'usual', string> = {
  usual: 'an assistant shows a plan first, other programs do it at once',
  plan: 'is always shown as a plan first',
  run: 'is always done at once',
};
