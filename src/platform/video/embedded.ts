import { randomBytes } from 'node:crypto';
import type { VideoRooms } from '#src/domain/ports.ts';

/**
 * Rooms without a provider's account: an address below a base that nobody can guess. Any service that opens a room for
 * whatever path it is asked for will do as the base.
 * @param base an http(s) address, read at each call as the served address may not be known before
 */
export function embeddedVideo(base: () => string): VideoRooms {
  return {
    openRoom: async () => ({
      provider: 'embedded',
      url: `${base().replace(/\/+$/, '')}/${randomBytes(18).toString('base64url')}`,
    }),
  };
}
