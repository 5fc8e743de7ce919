import { randomBytes } from 'node:crypto';
import type { VideoRooms } from '#src/domain/ports.ts';
import { AppError } from '#src/lib/errors.ts';

/**
 * Rooms without a provider's account: a random URL below a base. Any service that opens a room for every path can be
 * the base.
 * @param base MEETING_URL; without it no room is opened, as its link would lead nowhere
 */
export function embeddedVideo(base: string | undefined): VideoRooms {
  const connected = (): string => {
    if (base !== undefined) return base;
    throw new AppError(
      'CONFLICT',
      'No video service is connected, so that a link would lead nowhere. Have whoever runs this service set MEETING_URL to one that opens a room for every path (such as https://meet.jit.si/your-agency), or give a link of your own with update_interview and meeting_url.',
      { type: 'no_video_service' },
    );
  };
  return {
    check: connected,
    async openRoom() {
      return {
        provider: 'embedded',
        url: `${connected().replace(/\/+$/, '')}/${randomBytes(18).toString('base64url')}`,
      };
    },
  };
}
