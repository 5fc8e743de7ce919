import type { Command } from '../command.ts';
import { withService } from '../open.ts';

const rotate: Command = {
  name: 'secrets rotate',
  summary: 'Make another key the one that seals secrets at rest, and seal again what is sealed under others.',
  details:
    'It may run beside a server, and goes on where it was broken off. The key before stays for reading for an hour, and is dropped by the next run, with --finish without another rotation. With several nodes: --prepare makes the next key, copy sealing.jwks from DATA_DIR to the other nodes, then run it.',
  flags: {
    prepare: { type: 'boolean', describe: 'Only make the next key, to be copied to the other nodes.' },
    finish: { type: 'boolean', describe: 'Only end what was begun, and drop keys that nothing needs.' },
  },
  async run(given) {
    const { rotateSealing } = await import('#src/server/rotate-secrets.ts');
    return withService(given, async ({ store, sealing }) => {
      if (given.set('prepare')) {
        const kid = sealing.make(new Date().toISOString());
        return {
          data: { prepared: kid },
          text: `Made ${kid}. Copy sealing.jwks from DATA_DIR to the other nodes, then run deskhand secrets rotate.`,
        };
      }
      const done = await rotateSealing(
        { store, sealing },
        {
          now: () => new Date(),
          finish: given.set('finish'),
          progress: (count) => given.say(`Sealed again: ${count}`),
        },
      );
      return {
        data: {
          key: done.kid,
          resumed: done.resumed,
          sealed_again: done.sealedAgain,
          dropped: done.dropped,
          kept_for_reading: done.kept,
        },
        text: [
          `${done.kid} seals now${done.resumed ? ' (taken up where it was broken off)' : ''}; sealed again: ${done.sealedAgain}.`,
          ...(done.dropped.length === 0 ? [] : [`  Dropped: ${done.dropped.join(', ')}.`]),
          ...(done.kept.length === 0
            ? []
            : [
                `  Still there for reading: ${done.kept.join(', ')}; deskhand secrets rotate --finish drops them after an hour.`,
              ]),
        ].join('\n'),
      };
    });
  },
};

const list: Command = {
  name: 'secrets list',
  summary: 'Show the ids of the sealing keys in DATA_DIR, and which of them seals.',
  flags: {},
  async run(given) {
    const { sealingState } = await import('#db/sealing.ts');
    return withService(given, async ({ store, sealing }) => {
      const { kid, rotation } = await sealingState(store);
      const current = kid ?? sealing.first;
      const keys = [sealing.first, ...sealing.made()];
      return {
        data: { keys, current, rotation: rotation ?? 'never' },
        text: keys.map((key) => `${key}${key === current ? '  seals' : ''}`).join('\n'),
      };
    });
  },
};

export const secretCommands: readonly Command[] = [rotate, list];
