import "./site";
import "./styles/admin.css";
