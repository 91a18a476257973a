/** As many of a type as one looks through; of eighty alike, the others are there when they are asked for. */
export const FEW_ROOMS = 12;
