/** In force from the product's first day; a change is dated here and bookings keep their own amounts. */
export const TAX_AND_FEE_PERCENT = 10;
