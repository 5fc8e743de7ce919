import { defineWrite } from '#src/action/define.ts';
import { advanceTestClock } from '#src/domain/clock/index.ts';
import { AdvanceTestClock, TestClock } from '#src/domain/clock/schema.ts';

export const advanceTestClockAction = defineWrite({
  name: 'advance_test_clock',
  title: 'Move the test clock',
  titleIn: { de: 'Testuhr stellen', fr: 'Avancer l’horloge de test' },
  description:
    'Move the clock of a sandbox workspace forward, to see what time brings: start dates, ends of guarantees, scheduled ' +
    'e-mail, webhook retries. Everything that falls due on the way is done in its order before this answers. It cannot be ' +
    'moved back, and a workspace that is no sandbox has no such clock.',
  phrasings:
    'jump to next month in the sandbox; move the clock; pretend it is later; fast forward time; skip a week in the test agency; make it next month; time travel in the sandbox; jump ahead a week in the sandbox; pretend it is Friday; move the test clock; fast forward the demo',
  scope: null,
  access: 'admin',
  synonyms: ['time travel', 'fast forward', 'sandbox time'],
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  input: AdvanceTestClock,
  output: TestClock,
  run: advanceTestClock,
  settle: async ({ ports }, clock) => {
    await ports.moveClock(clock.account_id);
    return clock;
  },
  settlesFirst: true,
  irreversible: 'Time does not go back; begin with another sandbox.',
  subject: (clock) => clock.account_id,
});
