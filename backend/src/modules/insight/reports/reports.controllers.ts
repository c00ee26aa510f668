import type { StreamableFile } from '@nestjs/common';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReportData } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Allow, From } from '../../../kernel/access';
import { CustomerReport } from './customer-report';
import { OrderReport } from './order-report';
import { ProductReport } from './product-report';
import { ReportExport, ReportQuery, SellerReportExport, SellerReportQuery } from './report.inputs';
import { SaleReport } from './sale-report';
import { ShowReport } from './show-report';

type Answer = Promise<ReportData<object>>;

/** Reports of operators and their exports (specification §7.5). */
@ApiTags('admin reports')
@Controller('backend/api/admin')
export class AdminReportsController {
  constructor(
    private readonly reports: ShowReport,
    private readonly sales: SaleReport,
    private readonly customers: CustomerReport,
    private readonly products: ProductReport,
    private readonly orders: OrderReport,
  ) {}

  @Allow('admin', 'reports.read')
  @Get('getFilteredSaleReports')
  getFilteredSaleReports(@Query() query: ReportQuery, @From() caller: Caller): Answer {
    return this.reports.show(this.sales, query, caller);
  }

  @Allow('admin', 'reports.read')
  @Get('getFilteredCustomerReports')
  getFilteredCustomerReports(@Query() query: ReportQuery, @From() caller: Caller): Answer {
    return this.reports.show(this.customers, query, caller);
  }

  @Allow('admin', 'reports.read')
  @Get('getFilteredProductReports')
  getFilteredProductReports(@Query() query: ReportQuery, @From() caller: Caller): Answer {
    return this.reports.show(this.products, query, caller);
  }

  @Allow('admin', 'reports.read')
  @Get('getFilteredOrderReports')
  getFilteredOrderReports(@Query() query: ReportQuery, @From() caller: Caller): Answer {
    return this.reports.show(this.orders, query, caller);
  }

  @Allow('admin', 'reports.export')
  @HttpCode(200)
  @Post('saleExport')
  saleExport(@Body() input: ReportExport, @From() caller: Caller): Promise<StreamableFile> {
    return this.reports.file(this.sales, input, caller);
  }

  @Allow('admin', 'reports.export')
  @HttpCode(200)
  @Post('customerExport')
  customerExport(@Body() input: ReportExport, @From() caller: Caller): Promise<StreamableFile> {
    return this.reports.file(this.customers, input, caller);
  }

  @Allow('admin', 'reports.export')
  @HttpCode(200)
  @Post('productExport')
  productExport(@Body() input: ReportExport, @From() caller: Caller): Promise<StreamableFile> {
    return this.reports.file(this.products, input, caller);
  }

  @Allow('admin', 'reports.export')
  @HttpCode(200)
  @Post('orderExport')
  orderExport(@Body() input: ReportExport, @From() caller: Caller): Promise<StreamableFile> {
    return this.reports.file(this.orders, input, caller);
  }
}

/** Reports of a vendor's own orders and their exports. */
@ApiTags('vendor reports')
@Controller('backend/api/vendor')
export class VendorReportsController {
  constructor(
    private readonly reports: ShowReport,
    private readonly sales: SaleReport,
    private readonly products: ProductReport,
    private readonly orders: OrderReport,
  ) {}

  @Allow('vendor', 'reports.read')
  @Get('getFilteredSellerSaleReports')
  getFilteredSellerSaleReports(@Query() query: SellerReportQuery, @From() caller: Caller): Answer {
    return this.reports.show(this.sales, query, caller);
  }

  @Allow('vendor', 'reports.read')
  @Get('getFilteredSellerProductReports')
  getFilteredSellerProductReports(@Query() query: SellerReportQuery, @From() caller: Caller): Answer {
    return this.reports.show(this.products, query, caller);
  }

  @Allow('vendor', 'reports.read')
  @Get('getFilteredSellerOrderReports')
  getFilteredSellerOrderReports(@Query() query: SellerReportQuery, @From() caller: Caller): Answer {
    return this.reports.show(this.orders, query, caller);
  }

  @Allow('vendor', 'reports.export')
  @HttpCode(200)
  @Post('saleSellerExport')
  saleSellerExport(@Body() input: SellerReportExport, @From() caller: Caller): Promise<StreamableFile> {
    return this.reports.file(this.sales, input, caller);
  }

  @Allow('vendor', 'reports.export')
  @HttpCode(200)
  @Post('productSellerExport')
  productSellerExport(@Body() input: SellerReportExport, @From() caller: Caller): Promise<StreamableFile> {
    return this.reports.file(this.products, input, caller);
  }

  @Allow('vendor', 'reports.export')
  @HttpCode(200)
  @Post('orderSellerExport')
  orderSellerExport(@Body() input: SellerReportExport, @From() caller: Caller): Promise<StreamableFile> {
    return this.reports.file(this.orders, input, caller);
  }
}
