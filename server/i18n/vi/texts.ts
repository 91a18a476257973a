import { accounts } from './accounts';
import { amenities } from '../../../domain/i18n/vi/amenities';
import { bookings } from './bookingStatus';
import { errors } from './errors';
import { fields } from './fields';
import { services } from './services';
import { values } from './values';

export const vi = { accounts, amenities, bookings, errors, fields, services, values };

export type Texts = typeof vi;
