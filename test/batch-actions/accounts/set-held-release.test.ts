import { provesSetting } from '#test/harness/agency-setting.ts';

provesSetting({
  action: 'set_held_release',
  input: { by: 'credentials' },
  leaves: { release_held: 'credentials' },
  refused: [{}, { by: 'anybody' }],
});
