import type { Command } from '../command.ts';

const MARKS = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' } as const;

const doctor: Command = {
  name: 'doctor',
  summary: 'Examine this deployment, and say in words what is wrong with it and what to do.',
  details:
    'Run it with the settings of the server, on each node. It changes nothing. The exit code is 1 when there is a fault, 0 with warnings alone.',
  flags: {},
  async run(given) {
    const { readConfig } = await import('#src/config.ts');
    const { examine } = await import('#src/server/doctor/index.ts');
    const findings = await examine(readConfig(given.env));
    const faults = findings.filter(({ status }) => status === 'fault').length;
    const warnings = findings.filter(({ status }) => status === 'warning').length;
    const width = Math.max(...findings.map(({ check }) => check.length));
    const lines = findings.map(({ check, status, says, do: what }) =>
      `${MARKS[status]}  ${check.padEnd(width)}  ${says} ${what ?? ''}`.trimEnd(),
    );
    return {
      data: { healthy: faults === 0, faults, warnings, findings },
      text: [...lines, '', `Faults: ${faults}, warnings: ${warnings}.`].join('\n'),
      code: faults === 0 ? 0 : 1,
    };
  },
};

export const doctorCommands: readonly Command[] = [doctor];
