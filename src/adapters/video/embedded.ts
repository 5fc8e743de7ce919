import { randomBytes } from 'node:crypto';
import type { VideoRooms } from '#src/domain/ports.ts';

/**
 * Rooms without a provider's account: an address below a base that nobody can guess. Any service that opens a room for
 * whatever path it is asked for will do as the base.
 * @param base MEETING_URL
 * @param fallback the base without one, where a page says that no service is connected; read at each call, as the
 * served address may not be known before
 */
export function embeddedVideo(base: string | undefined, fallback: () => string): VideoRooms {
  return {
    openRoom: async () => ({
      provider: 'embedded',
      url: `${(base ?? fallback()).replace(/\/+$/, '')}/${randomBytes(18).toString('base64url')}`,
      caution:
        base === undefined
          ? 'No video service is connected: the link leads to a page that says so. Set MEETING_URL, or give a link of your own with update_interview.'
          : null,
    }),
  };
}
