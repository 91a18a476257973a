/** What of a hotel's page no room is chosen by: one program, which comes when something of it is seen or anything is touched. */
export { AlertDialog } from './AlertDialog';
export { HotelAmenities } from './HotelAmenities';
export { HotelInfo } from './HotelInfo';
export { HotelRules } from './HotelRules';
export { LostRooms } from './LostRooms';
export { SimilarHotels } from './SimilarHotels';
