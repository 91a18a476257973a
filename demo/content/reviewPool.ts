/** What guests say, and what the hotel may answer. */
export type ReviewText = readonly [rating: 1 | 2 | 3 | 4 | 5, comment: string, response?: string];

export const REVIEW_POOL: readonly ReviewText[] = [
  [
    5,
    'Phòng sạch, chăn ga thơm và rất yên tĩnh. Mình ngủ một mạch đến sáng.',
    'Cảm ơn bạn đã ghé. Hẹn gặp bạn trong chuyến đi tới!',
  ],
  [5, 'Cô lễ tân nhớ tên cả nhà mình từ lần đầu gặp. Sẽ quay lại.'],
  [
    4,
    'Vị trí thuận tiện, đi bộ là đến nơi cần đến. Bữa sáng hơi ít món nhưng ngon.',
    'Khách sạn đã thêm ba món nóng vào buổi sáng từ tuần này, cảm ơn góp ý của bạn.',
  ],
  [5, 'Hoàng hôn nhìn từ ban công đẹp đến mức cả nhóm quên cả giờ ăn tối.'],
  [
    3,
    'Phòng ổn so với giá. Thang máy giờ cao điểm phải chờ khá lâu.',
    'Xin lỗi vì đã để bạn chờ. Thang thứ hai đã hoạt động lại.',
  ],
  [4, 'Nước nóng mạnh, giường êm. Cách âm với hành lang chưa tốt lắm.'],
  [5, 'Nhận phòng chưa đến năm phút, giá đúng như trên trang, không thêm khoản nào.'],
  [
    4,
    'Hồ bơi sạch, có khu cho trẻ nhỏ. Bọn trẻ không muốn về.',
    'Khách sạn rất vui vì các bé thích. Mùa hè này sẽ có thêm lớp học bơi.',
  ],
  [
    2,
    'Wi-Fi ở tầng trên cùng chập chờn, mình phải xuống sảnh để họp.',
    'Chúng tôi đã lắp thêm bộ phát ở tầng này và xin lỗi vì sự bất tiện.',
  ],
  [5, 'Bát phở sáng ở đây ngon hơn nhiều quán ngoài phố.'],
  [4, 'Chủ nhà chỉ cho những chỗ ăn rất đáng thử. Phòng nhỏ nhưng ấm cúng.'],
  [5, 'Đi cùng bố mẹ lớn tuổi, được đổi xuống phòng tầng thấp mà không cần nhờ lần hai.'],
  [
    3,
    'Cảnh đẹp nhưng đường vào hơi khó tìm, nên có thêm biển chỉ dẫn.',
    'Biển chỉ đường mới đã được dựng ở đầu dốc, mời bạn ghé lại.',
  ],
  [4, 'Mọi thứ đúng như ảnh. Chỗ đỗ xe rộng, bảo vệ nhiệt tình.'],
  [5, 'Buổi tối có trà và bánh miễn phí ở sảnh, một điều nhỏ mà rất dễ thương.'],
  [
    1,
    'Điều hòa hỏng đêm đầu, hôm sau mới được đổi phòng.',
    'Thành thật xin lỗi bạn. Chúng tôi đã thay toàn bộ máy của tầng và hoàn tiền đêm đó.',
  ],
  [5, 'Sương sớm ngoài cửa sổ như trong tranh. Nhất định dậy trước sáu giờ nhé.'],
  [4, 'Phòng tắm rộng, khăn nhiều và dày. Ánh sáng đọc sách hơi yếu.'],
  [
    5,
    'Đến lúc mười một giờ đêm vẫn được giữ phòng và có người chờ đón.',
    'Cảm ơn bạn đã gọi báo giờ đến để khách sạn giữ phòng!',
  ],
  [3, 'Tiếng nhạc ở quán bên cạnh đến gần nửa đêm. Ngoài ra thì tốt.'],
  [4, 'Giá cuối tuần hợp lý, gần biển, nhân viên nói năng nhẹ nhàng.'],
  [5, 'Kỳ nghỉ gia đình trọn vẹn nhất năm của chúng tôi. Cảm ơn mọi người.'],
  [4, 'Bếp chung sạch, đủ nồi niêu, có cả nước mắm ngon.'],
  [5, 'Trả phòng xong vẫn được gửi đồ và tắm nhờ trước giờ bay. Rất chu đáo.'],
];
