import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { LeaseOwner } from '#src/idempotency/lease-owner.ts';

const owner = new LeaseOwner();
const [place = '', pid = ''] = owner.text.split(' ');

it('knows a process of this machine to be dead once it has ended, and no sooner', () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  expect(owner.isDead(`${place} ${ended} gone`)).toBe(true);
  expect(owner.isDead(`${place} ${process.ppid} alive`)).toBe(false);
  const other = new LeaseOwner();
  expect(owner.isDead(other.text)).toBe(false);
  other.end();
  expect(owner.isDead(other.text)).toBe(true);
});

it.skipIf(process.platform !== 'linux')(
  'takes no process of another container for dead, though host name and process id are the same',
  () => {
    const [, boot = '', namespace = ''] = place.split('/');
    expect(boot).not.toBe('');
    expect(namespace).toMatch(/^pid:\[\d+\]$/);
    expect(owner.isDead(`${hostname()}/${boot}/pid:[1] ${pid} another`)).toBe(false);
    expect(owner.isDead(`${hostname()}/another-boot/${namespace} 999999 another`)).toBe(false);
  },
);
