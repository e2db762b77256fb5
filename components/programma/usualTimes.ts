/** When and where the group meets, in words: `zondag`, `14 tot 17 uur`, `aan het lokaal`. */
export type UsualTimes = { weekday: string; hours: string; place: string };
