import { TAX_AND_FEE_PERCENT } from '../../../domain/bookings/taxAndFee';
/** What a hotel's card says, and the names of the types of place. */
export const texts = {
  noName: 'Chưa có tên khách sạn',
  noLocation: 'Chưa có thông tin địa điểm',
  noDescription: 'Chưa có mô tả chi tiết',
  /** Nothing to tell a reader of Vietnamese. */
  inVietnamese: '',
  contact: 'Liên hệ',
  perNight: `mỗi đêm, chưa gồm ${TAX_AND_FEE_PERCENT}% thuế và phí`,
  atLeast: (price: string) => `từ ${price}`,
  fromPerNight: `giá thấp nhất mỗi đêm, chưa gồm ${TAX_AND_FEE_PERCENT}% thuế và phí`,
  stayTotal: (nights: string) => `${nights}, gồm thuế và phí`,
  newPlace: 'Mới',
  originalPrice: 'Giá gốc',
  discount: (percent: number) => `-${percent}%`,
  discountLabel: (percent: number) => `Giảm ${percent}%`,
  rating: (rating: string) => `Điểm đánh giá ${rating} trên 5`,
  reviews: (count: number) => `${count} đánh giá`,
  roomsFree: (count: number) =>
    count > 0 ? `Còn ${count} phòng trống đêm nay` : 'Hết phòng đêm nay',
  fromNights: (nights: number) => `Nhận khách ở từ ${nights} đêm`,
  roomsFreeThen: (count: number) => `Còn ${count} phòng trống những ngày này`,
  details: 'Xem chi tiết',
  detailsOf: (name: string) => `Xem chi tiết ${name}`,
  addFavourite: (name: string) => `Lưu ${name} vào yêu thích`,
  removeFavourite: (name: string) => `Bỏ ${name} khỏi yêu thích`,
  favourite: 'Yêu thích',
  propertyType: {
    HOTEL: 'Khách sạn',
    APARTMENT: 'Căn hộ',
    RESORT: 'Khu nghỉ dưỡng',
    HOMESTAY: 'Homestay',
    VILLA: 'Biệt thự',
  },
};

export type HotelCardTexts = typeof texts;
