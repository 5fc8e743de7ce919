/** Why a feat tells who somebody is, where no other could say the same. */
export const ONLY_ONE = 'something that only one person can say';
