export type PlaceSlug =
  | 'da-nang'
  | 'vung-tau'
  | 'da-lat'
  | 'ha-noi'
  | 'ho-chi-minh'
  | 'phu-quoc'
  | 'hoi-an'
  | 'sa-pa';

/** A place travellers search for. It is not an address: `province` is, as drawn since July 2025. */
export interface Destination {
  readonly slug: PlaceSlug;
  readonly nameVi: string;
  readonly nameEn: string;
  /** Other names people type, former administrative names among them. */
  readonly aliases: readonly string[];
  readonly province: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly featured: boolean;
}

/** In the order of the home page; the featured ones first. */
export const DESTINATIONS: readonly Destination[] = [
  {
    slug: 'da-nang',
    nameVi: 'Đà Nẵng',
    nameEn: 'Da Nang',
    aliases: ['Danang', 'Tourane', 'Mỹ Khê', 'Sơn Trà', 'Ngũ Hành Sơn', 'Bà Nà', 'Hải Châu'],
    province: 'Đà Nẵng',
    description: 'Cầu Rồng bên sông Hàn, Ngũ Hành Sơn và bãi biển dài sát thành phố.',
    descriptionEn:
      'The Dragon Bridge over the Han River, the Marble Mountains and a long city beach.',
    featured: true,
  },
  {
    slug: 'vung-tau',
    nameVi: 'Vũng Tàu',
    nameEn: 'Vung Tau',
    aliases: ['Bà Rịa - Vũng Tàu', 'BRVT', 'Bãi Sau', 'Bãi Trước', 'Cap Saint-Jacques'],
    province: 'TP. Hồ Chí Minh',
    description: 'Ngọn hải đăng trắng trên núi Nhỏ, thuyền cá trong vịnh, cuối tuần gió biển.',
    descriptionEn:
      'A white lighthouse on its hill, fishing boats in the bay, weekends with a sea breeze.',
    featured: true,
  },
  {
    slug: 'da-lat',
    nameVi: 'Đà Lạt',
    nameEn: 'Da Lat',
    aliases: ['Dalat', 'Lâm Đồng', 'Lang Biang', 'Lâm Viên', 'Hồ Xuân Hương', 'Thành phố ngàn hoa'],
    province: 'Lâm Đồng',
    description: 'Rừng thông trong sương sớm, hồ lặng và những khu vườn nở hoa quanh năm.',
    descriptionEn: 'Pine woods in morning mist, a still lake and gardens in bloom all year.',
    featured: true,
  },
  {
    slug: 'ha-noi',
    nameVi: 'Hà Nội',
    nameEn: 'Hanoi',
    aliases: ['Ha Noi', 'Thăng Long', 'Hà Tây', 'Phố cổ', 'Hồ Gươm', 'Hồ Tây'],
    province: 'Hà Nội',
    description: 'Tháp Rùa giữa hồ Hoàn Kiếm, phố cổ và những buổi sáng thơm mùi phở.',
    descriptionEn:
      'The turtle tower in Hoan Kiem Lake, the old quarter and mornings that smell of pho.',
    featured: false,
  },
  {
    slug: 'ho-chi-minh',
    nameVi: 'TP. Hồ Chí Minh',
    nameEn: 'Ho Chi Minh City',
    aliases: ['Sài Gòn', 'Saigon', 'TPHCM', 'HCM', 'HCMC', 'Thủ Đức', 'Bến Thành', 'Chợ Lớn'],
    province: 'TP. Hồ Chí Minh',
    description: 'Sông Sài Gòn lên đèn, thành phố thức khuya và quán cà phê ở mọi góc phố.',
    descriptionEn: 'Lights along the Sài Gòn river, a city up late and coffee on every corner.',
    featured: false,
  },
  {
    slug: 'phu-quoc',
    nameVi: 'Phú Quốc',
    nameEn: 'Phu Quoc',
    aliases: ['Đảo Ngọc', 'Kiên Giang', 'Dương Đông', 'An Thới', 'Bãi Dài'],
    province: 'An Giang',
    description: 'Dừa nghiêng trên nước trong, đảo nhỏ ngoài khơi và hoàng hôn ở phía biển tây.',
    descriptionEn:
      'Leaning palms over clear water, small islands offshore and sunsets to the west.',
    featured: false,
  },
  {
    slug: 'hoi-an',
    nameVi: 'Hội An',
    nameEn: 'Hoi An',
    aliases: ['Faifo', 'Quảng Nam', 'Phố cổ Hội An', 'Cẩm Thanh', 'An Bàng', 'Cửa Đại'],
    province: 'Đà Nẵng',
    description: 'Tường vàng, mái ngói âm dương và đèn lồng soi xuống sông Hoài.',
    descriptionEn: 'Yellow walls, yin-yang tiles and lanterns mirrored in the Hoài river.',
    featured: false,
  },
  {
    slug: 'sa-pa',
    nameVi: 'Sa Pa',
    nameEn: 'Sa Pa',
    aliases: ['Sapa', 'Lào Cai', 'Fansipan', 'Mường Hoa', 'Tả Van', 'Yên Bái'],
    province: 'Lào Cai',
    description: 'Ruộng bậc thang nối nhau xuống thung lũng, Fansipan ẩn hiện trong mây.',
    descriptionEn:
      'Rice terraces stepping down into the valley, Fansipan in and out of the clouds.',
    featured: false,
  },
];

/** The file of a destination's picture, without width and ending. */
export function pictureOf(slug: PlaceSlug): string {
  return `place-${slug}`;
}
