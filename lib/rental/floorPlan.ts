import { slug } from '@/lib/text/slug';
import { bareText } from '@/lib/text/sourceMarkers';
import type { IconName } from '@/lib/theme/icons';

/** A room of the hall: one with beds has `places`. */
export type Room = {
  name: string;
  places?: number;
  note?: string | undefined;
  icon?: IconName | undefined;
};

/** The bedrooms by their number, which stays on the line of its word. @param places how many sleep in each */
export const bedrooms = (places: readonly number[]): Room[] =>
  places.map((count, index) => ({ name: `Kamer\u00a0${index + 1}`, places: count }));

/** Anchor of what is seen of a room: `Kamer 1` → `ruimte-kamer-1`. */
export const roomAnchor = (name: string): string => `ruimte-${slug(bareText(name))}`;

/** Whether two names are of one room: capitals and accents make no difference. */
export const isSameRoom = (name: string, other: string): boolean => roomAnchor(name) === roomAnchor(other);

/** The rooms that a photo names, each with the first one that does. */
export const withPhoto = <Photo extends { room?: string | undefined }>(
  rooms: readonly Room[],
  photos: readonly Photo[],
): { room: Room; photo: Photo }[] =>
  rooms.flatMap((room) => {
    const photo = photos.find((one) => one.room !== undefined && isSameRoom(one.room, room.name));
    return photo ? [{ room, photo }] : [];
  });
