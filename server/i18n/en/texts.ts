import { accounts } from './accounts';
import { amenities } from '../../../domain/i18n/en/amenities';
import { bookings } from './bookingStatus';
import { errors } from './errors';
import { fields } from './fields';
import { services } from './services';
import { values } from './values';
import type { Texts } from '../vi/texts';

export const en: Texts = { accounts, amenities, bookings, errors, fields, services, values };
