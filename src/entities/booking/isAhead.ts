/** Whether a moment, such as a deadline, is still to come; one that cannot be read is not. */
export const isAhead = (moment: Date): boolean => moment.getTime() > Date.now();
