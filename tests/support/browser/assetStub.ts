/** Stands in for an imported picture or font: its address. */
export default '/asset-stub';
