/** What guests say, and what the hotel may answer. */
export interface ReviewText {
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly comment: string;
  readonly response?: string;
}

export const REVIEW_POOL: readonly ReviewText[] = [
  {
    rating: 5,
    comment: 'Phòng sạch, chăn ga thơm và rất yên tĩnh. Mình ngủ một mạch đến sáng.',
    response: 'Cảm ơn bạn đã ghé. Hẹn gặp bạn trong chuyến đi tới!',
  },
  { rating: 5, comment: 'Cô lễ tân nhớ tên cả nhà mình từ lần đầu gặp. Sẽ quay lại.' },
  {
    rating: 4,
    comment: 'Vị trí thuận tiện, đi bộ là đến nơi cần đến. Bữa sáng hơi ít món nhưng ngon.',
    response: 'Khách sạn đã thêm ba món nóng vào buổi sáng từ tuần này, cảm ơn góp ý của bạn.',
  },
  { rating: 5, comment: 'Hoàng hôn nhìn từ ban công đẹp đến mức cả nhóm quên cả giờ ăn tối.' },
  {
    rating: 3,
    comment: 'Phòng ổn so với giá. Thang máy giờ cao điểm phải chờ khá lâu.',
    response: 'Xin lỗi vì đã để bạn chờ. Thang thứ hai đã hoạt động lại.',
  },
  { rating: 4, comment: 'Nước nóng mạnh, giường êm. Cách âm với hành lang chưa tốt lắm.' },
  {
    rating: 5,
    comment: 'Nhận phòng chưa đến năm phút, giá đúng như trên trang, không thêm khoản nào.',
  },
  {
    rating: 4,
    comment: 'Hồ bơi sạch, có khu cho trẻ nhỏ. Bọn trẻ không muốn về.',
    response: 'Khách sạn rất vui vì các bé thích. Mùa hè này sẽ có thêm lớp học bơi.',
  },
  {
    rating: 2,
    comment: 'Wi-Fi ở tầng trên cùng chập chờn, mình phải xuống sảnh để họp.',
    response: 'Chúng tôi đã lắp thêm bộ phát ở tầng này và xin lỗi vì sự bất tiện.',
  },
  { rating: 5, comment: 'Bát phở sáng ở đây ngon hơn nhiều quán ngoài phố.' },
  { rating: 4, comment: 'Chủ nhà chỉ cho những chỗ ăn rất đáng thử. Phòng nhỏ nhưng ấm cúng.' },
  {
    rating: 5,
    comment: 'Đi cùng bố mẹ lớn tuổi, được đổi xuống phòng tầng thấp mà không cần nhờ lần hai.',
  },
  {
    rating: 3,
    comment: 'Cảnh đẹp nhưng đường vào hơi khó tìm, nên có thêm biển chỉ dẫn.',
    response: 'Biển chỉ đường mới đã được dựng ở đầu dốc, mời bạn ghé lại.',
  },
  { rating: 4, comment: 'Mọi thứ đúng như ảnh. Chỗ đỗ xe rộng, bảo vệ nhiệt tình.' },
  { rating: 5, comment: 'Buổi tối có trà và bánh miễn phí ở sảnh, một điều nhỏ mà rất dễ thương.' },
  {
    rating: 1,
    comment: 'Điều hòa hỏng đêm đầu, hôm sau mới được đổi phòng.',
    response: 'Thành thật xin lỗi bạn. Chúng tôi đã thay toàn bộ máy của tầng và hoàn tiền đêm đó.',
  },
  {
    rating: 5,
    comment: 'Sương sớm ngoài cửa sổ như trong tranh. Nhất định dậy trước sáu giờ nhé.',
  },
  { rating: 4, comment: 'Phòng tắm rộng, khăn nhiều và dày. Ánh sáng đọc sách hơi yếu.' },
  {
    rating: 5,
    comment: 'Đến lúc mười một giờ đêm vẫn được giữ phòng và có người chờ đón.',
    response: 'Cảm ơn bạn đã gọi báo giờ đến để khách sạn giữ phòng!',
  },
  { rating: 3, comment: 'Tiếng nhạc ở quán bên cạnh đến gần nửa đêm. Ngoài ra thì tốt.' },
  { rating: 4, comment: 'Giá cuối tuần hợp lý, gần biển, nhân viên nói năng nhẹ nhàng.' },
  { rating: 5, comment: 'Kỳ nghỉ gia đình trọn vẹn nhất năm của chúng tôi. Cảm ơn mọi người.' },
  { rating: 4, comment: 'Bếp chung sạch, đủ nồi niêu, có cả nước mắm ngon.' },
  { rating: 5, comment: 'Trả phòng xong vẫn được gửi đồ và tắm nhờ trước giờ bay. Rất chu đáo.' },
];
